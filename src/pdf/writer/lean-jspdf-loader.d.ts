export default function keepTextDocuments(source: string): string;

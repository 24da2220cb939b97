/** The Network Information API, which only Chromium has. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor asked to save data, or is on 2G. Then nothing is fetched that the visitor may not need. */
export function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes("2g"));
}

/** The white paper's file name (product specification, section 7). */
export const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

/** The white paper's name on the visitor's disk (product specification, section 7). */
export const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

import { contractWith } from "../invoices/testing/contract";
import { csvFile } from "./files";
import { takesInvoices, withInvoices } from "./invoice-lines";
import { buildingsIn, contractsOf } from "./testing/read";

/** A contract as an invoice gives it, with all values that a line has. */
const gasContract = contractWith({
  energy: "gaz",
  point: "GI123456",
  end: "2047-12-31",
  notice: { count: 90, unit: "days" },
  renewal: 12,
  consumption: 410.3,
  name: "SDC DU PARC",
});

it("makes lines that the table reads as they stood on the invoices", () => {
  const [contract] = contractsOf(withInvoices("", [{ contract: gasContract, fileName: "a.pdf" }]));
  expect(contract).toMatchObject({
    name: "SDC DU PARC",
    energy: "gaz",
    point: "GI123456",
    end: "2047-12-31",
    notice: { count: 90, unit: "days" },
    renewal: 12,
    consumption: 410.3,
    meter: "large",
    faults: [],
  });
});

it("makes faults of values that are not on the invoice, and takes no name of the building above", () => {
  const table = withInvoices("", [{ contract: gasContract, fileName: "a.pdf" }]);
  const onlyMeter = contractWith({ point: gasContract.point });
  const contracts = contractsOf(withInvoices(`${table}\n`, [{ contract: onlyMeter, fileName: "b.PDF" }]));
  expect(contracts.map(({ name }) => name)).toEqual(["SDC DU PARC", "Facture b"]);
  expect(contracts[1]?.faults.map(({ column }) => column)).toEqual(["end", "notice"]);
});

it("leaves another table alone", () => {
  expect(takesInvoices("Immeuble;Fin du contrat\nA;31/12/2047")).toBe(false);
  expect(takesInvoices(withInvoices("", [{ contract: gasContract, fileName: "a.pdf" }]))).toBe(true);
  expect(takesInvoices(" ")).toBe(true);
});

it("keeps texts of an invoice inert: one cell each, and no formula in the CSV file", async () => {
  const name = '=HYPERLINK("x";"y")\t<img onerror=a>\n"';
  const contract = contractWith({ ...gasContract, name: name });
  const table = withInvoices("", [{ contract, fileName: "a.pdf" }]);
  const contracts = contractsOf(table);
  expect(contracts).toHaveLength(1);
  expect(contracts[0]?.end).toBe("2047-12-31");
  const csv = await csvFile(buildingsIn(table)).text();
  expect(csv).toContain("'=HYPERLINK");
});

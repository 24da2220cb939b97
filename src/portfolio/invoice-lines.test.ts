import { contractWith, placed } from "../invoices/testing/contract";
import { buildingsOf } from "./buildings";
import { readContracts } from "./contracts";
import { csvFile } from "./files";
import { takesInvoices, withInvoices } from "./invoice-lines";
import { readTable } from "./table";

const gas = contractWith({
  energy: placed("gaz" as const),
  point: placed("GI123456"),
  end: placed("2047-12-31"),
  notice: placed({ count: 90, unit: "days" as const }),
  renewal: placed(12),
  consumption: placed(410.3),
  name: placed("SDC DU PARC"),
});
const read = (text: string) => {
  const table = readTable(text);
  return table ? readContracts(table) : [];
};

it("makes lines that the table reads as they stood on the invoices", () => {
  const [contract] = read(withInvoices("", [{ contract: gas, fileName: "a.pdf" }]));
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

it("has a cell to mend for what is not on the invoice, and no name of the building above", () => {
  const first = withInvoices("", [{ contract: gas, fileName: "a.pdf" }]);
  const contracts = read(
    withInvoices(`${first}\n`, [{ contract: contractWith({ point: gas.point }), fileName: "b.PDF" }]),
  );
  expect(contracts.map(({ name }) => name)).toEqual(["SDC DU PARC", "Facture b"]);
  expect(contracts[1]?.faults.map(({ column }) => column)).toEqual(["end", "notice"]);
});

it("leaves another table alone", () => {
  expect(takesInvoices("Immeuble;Fin du contrat\nA;31/12/2047")).toBe(false);
  expect(takesInvoices(withInvoices("", [{ contract: gas, fileName: "a.pdf" }]))).toBe(true);
  expect(takesInvoices(" ")).toBe(true);
});

it("keeps texts of an invoice inert: one cell each, and no formula in the CSV file", async () => {
  const name = '=HYPERLINK("x";"y")\t<img onerror=a>\n"';
  const contract = contractWith({ ...gas, name: placed(name) });
  const contracts = read(withInvoices("", [{ contract, fileName: "a.pdf" }]));
  expect(contracts).toHaveLength(1);
  expect(contracts[0]?.end).toBe("2047-12-31");
  const content = {
    periods: { convocationDays: 21, postDays: 7, agendaDays: 21, assemblyDays: 15 },
    steps: [],
  };
  const csv = await csvFile(buildingsOf(contracts, content, "2026-11-26")).text();
  expect(csv).toContain("'=HYPERLINK");
});

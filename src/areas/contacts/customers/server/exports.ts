import { customExportColumns } from "#areas/settings/custom-fields/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type ExportColumn, listExport } from "#kit/server/export/list-export.ts";
import { type CustomerItem, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { askerOf } from "./sql/asker-of.ts";
import { countCustomers, readCustomerPage } from "./sql/list.ts";

type Column = ExportColumn<CustomerItem>;
type Input = InputOf<typeof contract.listCustomers>;

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

const pageSize = 1000;

export const listExports = {
	"contacts.customers": listExport({
		endpoint: contract.listCustomers,
		title: (language) => wordsOf(language).master.many,
		async columns(tx, reader) {
			const hasProjects = reader.session.uiFeatures.includes("PROJECTS");
			return [
				...columns,
				...(hasProjects ? [projectCount] : []),
				...(await customExportColumns(tx, reader, "CUSTOMER")),
			];
		},
		count: (tx, reader, input) => countCustomers(tx, askerOf(reader), input),
		async *rows(tx, reader, input) {
			const asker = askerOf(reader);
			for (let page = 1; ; page++) {
				const asked: Input = { ...input, page, pageSize };
				const batch = await readCustomerPage(tx, asker, asked);
				if (batch.length > 0) yield batch;
				if (batch.length < pageSize) return;
			}
		},
	}),
};

type TextField = Exclude<
	keyof CustomerItem & keyof Words<typeof texts>["columns"],
	"isEnabled" | "projectCount"
>;

function text(id: TextField, width: number): Column {
	return {
		id,
		title: (language) => wordsOf(language).columns[id],
		kind: "text",
		value: (customer) => customer[id],
		width,
	};
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", 34),
	text("no", 12),
	text("street", 28),
	text("postalCode", 10),
	text("city", 22),
	text("country", 16),
	text("person", 24),
	text("phone", 20),
	text("mobile", 20),
	text("mail", 30),
	text("website", 28),
	{
		id: "isEnabled",
		title: (language) => wordsOf(language).columns.isEnabled,
		kind: "text",
		width: 12,
		value: ({ isEnabled }, language) => wordsOf(language).list[isEnabled ? "active" : "archived"],
	},
];

const projectCount: Column = {
	id: "projectCount",
	title: (language) => wordsOf(language).columns.projectCount,
	kind: "integer",
	value: (customer) => customer.projectCount,
};

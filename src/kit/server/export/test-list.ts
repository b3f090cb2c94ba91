import { sql } from "kysely";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { listExport } from "./list-export.ts";

const listTestPeople = endpoint("listTestPeople", {
	route: "GET /api/test-people",
	summary: "",
	access: { key: "users.manage", level: "READ" },
	input: z.object(listInput(["name"])),
	answer: listAnswer(z.object({ name: z.string() })),
});

interface Row {
	readonly no: number;
	readonly name: string;
}

const size = 1000;
/** Called between two batches. */
export const between: { onBatch: (tenantId: string) => Promise<void> } = {
	onBatch: async () => {},
};

/** Of everybody in the tenant, or of as many invented ones as the search says. */
export const people = listExport({
	endpoint: listTestPeople,
	title: (language) => (language === "en-EN" ? "People" : "Mitarbeiter: alle"),
	columns: () => [
		{
			id: "name",
			title: (language) => (language === "en-EN" ? "Name" : "Name, ganz"),
			kind: "text",
			value: ({ name }: Row) => name,
		},
		{ id: "no", title: () => "Nr.", kind: "integer", value: ({ no }) => no },
		{ id: "rate", title: () => "Satz", kind: "decimal", value: () => 1234.5 },
		{ id: "wage", title: () => "Lohn", kind: "currency", value: () => -199 },
		{ id: "from", title: () => "Ab", kind: "date", value: () => "2026-02-28" },
		{ id: "seen", title: () => "Zuletzt", kind: "datetime", value: () => "2026-07-01T22:30:00Z" },
		{ id: "at", title: () => "Um", kind: "time", value: () => 495 },
		{ id: "hours", title: () => "Std.", kind: "duration", value: () => 2850 },
		{ id: "minus", title: () => "Saldo", kind: "duration", value: () => -90 },
		{ id: "on", title: () => "Aktiv", kind: "boolean", value: () => true },
		{ id: "tags", title: () => "Tags", kind: "text", value: () => ["a", "b"] },
		{ id: "none", title: () => "Leer", kind: "text", value: () => null },
	],
	count: async (tx, { tenantId }, { search }) => {
		if (search !== undefined) return Number(search);
		const rows = await tx
			.selectFrom("app_user")
			.select("id")
			.where("tenant_id", "=", tenantId)
			.execute();
		return rows.length;
	},
	async *rows(tx, { tenantId }, { search, sortDirection }) {
		if (search === undefined) {
			for (let offset = 0; ; offset++) {
				const rows = await tx
					.selectFrom("app_user")
					.select(["last_name as name", sql<number>`${offset}::int`.as("no")])
					.where("tenant_id", "=", tenantId)
					.orderBy("last_name", sortDirection === "DESC" ? "desc" : "asc")
					.limit(1)
					.offset(offset)
					.execute();
				if (rows.length === 0) return;
				yield rows;
				await between.onBatch(tenantId);
			}
		}
		for (let no = 0; no < Number(search); no += size) {
			const { rows } = await sql<Row>`
				select no, 'Name ' || no as name from generate_series(${no + 1}::int, ${Math.min(no + size, Number(search))}::int) no`.execute(
				tx,
			);
			yield rows;
			await between.onBatch(tenantId);
		}
	},
});

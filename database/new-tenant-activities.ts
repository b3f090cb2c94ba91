import type { Language } from "#kit/contract/language.ts";
import { type IdSource, newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** Activities every tenant begins with; all can be renamed or archived. */
const firstActivities = [
	{
		key: "work",
		de: "Arbeitszeit",
		en: "Working time",
		code: "AZ",
		color: "#1f8a70",
		classType: "WORKTIME",
		isDefault: true,
	},
	{
		key: "errand",
		de: "Dienstgang",
		en: "Errand",
		code: "DG",
		color: "#b8741a",
		classType: "ACTION",
		isDefault: false,
	},
	{
		key: "pause",
		de: "Pause",
		en: "Break",
		code: "PA",
		color: "#8a5200",
		classType: "PAUSE",
		isDefault: true,
	},
	{
		key: "sick",
		de: "Krank während der Arbeit",
		en: "Sick at work",
		code: "KA",
		color: "#c0392b",
		classType: "WORKTIME_SICK",
		isDefault: true,
	},
	{
		key: "leave",
		de: "Urlaub",
		en: "Leave",
		code: "U",
		color: "#2b7a9b",
		classType: "LEAVE",
		isDefault: true,
	},
	{
		key: "illness",
		de: "Krankheit",
		en: "Sickness",
		code: "K",
		color: "#c0392b",
		classType: "SICK",
		isDefault: true,
	},
	{
		key: "absence",
		de: "Abwesend",
		en: "Absent",
		code: "A",
		color: "#7b8985",
		classType: "ABSENCE",
		isDefault: true,
	},
] as const;

export type NewActivities = Readonly<Record<(typeof firstActivities)[number]["key"], string>>;

export async function insertActivities(
	tx: Tx,
	tenantId: string,
	language: Language,
	at: number,
	makeId: IdSource = newId,
): Promise<NewActivities> {
	const made = firstActivities.map((one) => ({ ...one, id: makeId(at) }));
	await tx
		.insertInto("activity")
		.values(
			made.map((one) => ({
				tenant_id: tenantId,
				id: one.id,
				name: language === "de-DE" ? one.de : one.en,
				code: one.code,
				color: one.color,
				class_type: one.classType,
				is_default: one.isDefault,
			})),
		)
		.execute();
	return Object.fromEntries(made.map((one) => [one.key, one.id])) as unknown as NewActivities;
}

import {
	carryOut,
	type MadeChange,
	type PlanWriter,
} from "#areas/shift-planning/shifts/server/public.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { addRunPeople, type RunPerson } from "../sql/runs.ts";
import { type LaidShift, layRun, type WantedRun } from "./lay-run.ts";

/** Makes the shifts of people of a run; they are held, so that nobody else plans them meanwhile. */
export async function writeRun(
	writer: PlanWriter,
	runId: string,
	wanted: readonly MadeChange[],
	onClash: WantedRun["onClash"],
): Promise<RunPerson[]> {
	const { tx, tenantId } = writer;
	const ids = [...new Set(wanted.flatMap(({ values }) => values?.userId ?? []))].sort();
	await holdPeople(tx, tenantId, ids);
	const laid = await layRun(writer, wanted, onClash);
	await carryOut(
		writer,
		laid.filter(({ outcome }) => outcome !== "SKIPPED").map(({ change }) => change),
	);
	const people = countsOf(laid);
	await addRunPeople(tx, tenantId, runId, people);
	return people;
}

/** Person by person. */
export function countsOf(laid: readonly LaidShift[]): RunPerson[] {
	return [...Map.groupBy(laid, ({ userId }) => userId)].map(([userId, own]) => ({
		userId,
		...summed(own),
	}));
}

export function summed(laid: readonly LaidShift[]) {
	const count = (outcome: LaidShift["outcome"]) =>
		laid.filter((one) => one.outcome === outcome).length;
	return { made: count("MADE"), opened: count("OPENED"), skipped: count("SKIPPED") };
}

/** Of several people together. */
export function totalOf(people: readonly RunPerson[]) {
	const sum = (name: "made" | "opened" | "skipped") =>
		people.reduce((total, one) => total + one[name], 0);
	return { made: sum("made"), opened: sum("opened"), skipped: sum("skipped") };
}

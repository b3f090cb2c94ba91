import type * as z from "zod/mini";
import {
	monthsBackwards,
	monthsTooMany,
	mostMonths,
} from "#areas/time-tracking/target-actual/contract/ranges.ts";
import { rangeOfMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import type { ProvedPerson } from "./sql.ts";

export type ProofAsked = z.output<typeof contract.startProofPack.input>;

/** Of whom and of which days a pack is, and for whom. */
export interface ProofFacts {
	readonly asked: ProofAsked;
	readonly person: ProvedPerson;
	readonly reader: ExportReader;
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

export function demandMonths({ fromMonth, toMonth }: ProofAsked): void {
	if (fromMonth > toMonth) refuse(monthsBackwards);
	const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
	if (at(toMonth) - at(fromMonth) >= mostMonths) refuse(monthsTooMany);
}

/** Example: 2026-10 to 2026-11 → 2026-10-01 to 2026-11-30 */
export function daysOf({ fromMonth, toMonth }: ProofAsked) {
	return {
		from: isoOfDay(rangeOfMonth(fromMonth).from),
		to: isoOfDay(rangeOfMonth(toMonth).to),
	};
}

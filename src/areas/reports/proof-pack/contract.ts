import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import {
	monthsBackwards,
	monthsTooMany,
	mostMonths,
} from "#areas/time-tracking/target-actual/contract/ranges.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, lastOf, typedLines } from "#kit/contract/fields.ts";

/** Its making is traced with this name. */
export const proofEntity = "proof_pack";

export const contract = {
	startProofPack: endpoint("startProofPack", {
		route: "POST /api/proof-packs",
		summary:
			"Everything that proves a person's times of some months, as one PDF, by a job: days, entries, bookings, absences, leave, notices, changes and the seals of the trail",
		description:
			"Takes READ on audit.manage and on timetrackings.manage for the person. Sections that take a further right are left out without it, and the document says so. That it was made, by whom and what for, is traced about the person.",
		access: { key: "audit.manage", level: "READ" },
		input: z.object({
			userId: id,
			fromMonth: month,
			toMonth: lastOf(month, "fromMonth", { months: mostMonths }),
			/** What it is needed for. */
			purpose: typedLines({ min: 1, max: 500 }),
		}),
		answer: z.object({ jobId: id }),
		refusals: [monthsBackwards, monthsTooMany],
	}),
} as const;

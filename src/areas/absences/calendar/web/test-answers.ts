import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contract as requests } from "#areas/absences/requests/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about a calendar and what is moved in it; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{ ...contract, ...accounts, ...requests, ...units, ...activities, ...entries },
	file,
);

import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about the inbox; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...absences, ...entries }, file);

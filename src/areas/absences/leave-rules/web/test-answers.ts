import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about rules of leave; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...activities }, file);

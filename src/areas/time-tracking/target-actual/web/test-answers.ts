import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Lena's days; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...units }, file);

/** Lena's, in all of them. */
export const userId = answers.getTargetActual.november.userId;

import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about one's own days; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{ ...contract, getTargetActual: targetActual.getTargetActual },
	file,
);

import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered; see docs/how-to/record-answers.md. */
export const answers = recorded(contract, file);

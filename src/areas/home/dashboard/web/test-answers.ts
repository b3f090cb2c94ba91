import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about dashboards; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{ ...contract, ...clocks, ...entries, ...gaps, ...monthCloses, ...projects },
	file,
);

import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, shiftSequences } from "../contract.ts";
import { applySequence } from "./apply-sequence.ts";
import { listSequenceRuns } from "./list-runs.ts";
import { previewSequence } from "./preview-sequence.ts";
import { sequenceRules } from "./sequence-rules.ts";
import { sequenceTable } from "./sql/sequence.ts";
import { takeBackRun } from "./take-back-run.ts";

export const routes = serve(contract, {
	...masterHandlers(shiftSequences, sequenceTable, sequenceRules),
	previewSequence,
	applySequence,
	listSequenceRuns,
	takeBackRun,
});

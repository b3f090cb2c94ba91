import { masterExport } from "#kit/server/master-data/master-export.ts";
import { shiftSequences } from "../contract.ts";
import { texts } from "../text.ts";
import { sequenceRules } from "./sequence-rules.ts";
import { sequenceTable } from "./sql/sequence.ts";

export const listExports = masterExport({
	data: shiftSequences,
	table: sequenceTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: sequenceRules.visible,
	cells: { unitId: { value: ({ unitName }) => String(unitName) } },
});

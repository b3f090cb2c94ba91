import * as z from "zod/mini";
import { definePanel } from "./panel-stack/define-panel.ts";
import type {
	ListGiven,
	MultiCheckGiven,
	MultiPickerGiven,
	RenameGiven,
	TextEditGiven,
} from "./picker/common-pickers.ts";
import { definePicker } from "./picker/define-picker.ts";
import { texts } from "./text.ts";

export const commonGridColumns = definePanel({
	id: "common.grid-columns",
	title: (language) => texts[language].panels.gridColumns,
	params: z.object({ grid: z.string() }),
	stack: "sub",
	load: () => import("./data-grid/columns-panel/grid-columns.panel.tsx"),
});

/** Answers with the new name: `await openPicker(commonRename, { value })`. */
export const commonRename = definePicker<RenameGiven, string>({
	id: "common.rename",
	title: (language) => texts[language].panels.rename,
	load: () => import("./picker/rename.panel.tsx"),
});

/** Answers with the text. */
export const commonTextEdit = definePicker<TextEditGiven, string>({
	id: "common.text-edit",
	title: (language) => texts[language].panels.textEdit,
	load: () => import("./picker/text-edit.panel.tsx"),
});

/** Answers with the id of the entry that was opened, where entries can be. */
export const commonList = definePicker<ListGiven, string>({
	id: "common.list",
	title: (language) => texts[language].panels.list,
	load: () => import("./picker/list.panel.tsx"),
});

/** Answers with the ids that are ticked. */
export const commonMultiCheck = definePicker<MultiCheckGiven, readonly string[]>({
	id: "common.multi-check",
	title: (language) => texts[language].panels.multiCheck,
	load: () => import("./picker/multi-check.panel.tsx"),
});

/** Answers with the ids that were chosen. */
export const commonMultiPicker = definePicker<MultiPickerGiven, readonly string[]>({
	id: "common.multi-picker",
	title: (language) => texts[language].panels.multiPicker,
	load: () => import("./picker/multi-picker.panel.tsx"),
});

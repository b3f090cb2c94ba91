import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";

import { MasterEditor } from "../master-data/form/master-editor.tsx";
import type { MasterScreens } from "../master-data/master-screens.ts";
import { entryPicker } from "./entry-picker.tsx";

/** What the panels of a record show beside those of master data; each is made once, when its panel is first opened. */

export const editPart =
	(screens: MasterScreens, part: string) => (given: PanelProps<typeof masterParams>) => (
		<MasterEditor screens={screens} part={part} {...given} />
	);

export const picker = entryPicker;

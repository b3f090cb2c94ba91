import type { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterDetail } from "../master-data/master-detail.tsx";
import { MasterEditor } from "../master-data/master-editor.tsx";
import type { MasterScreens } from "../master-data/master-screens.ts";
import { entryPicker } from "./entry-picker.tsx";

/** What the panels of a record show; each is made once, when its panel is first opened. */

type Entry = PanelProps<typeof masterParams>;

export const create = (screens: MasterScreens) => (given: PanelProps<typeof noParams>) => (
	<MasterEditor screens={screens} close={given.close} />
);

export const detail = (screens: MasterScreens) => (given: Entry) => (
	<MasterDetail screens={screens} {...given} />
);

export const edit = (screens: MasterScreens) => (given: Entry) => (
	<MasterEditor screens={screens} {...given} />
);

export const editGroup = (screens: MasterScreens, group: string) => (given: Entry) => (
	<MasterEditor screens={screens} group={group} {...given} />
);

export const picker = entryPicker;

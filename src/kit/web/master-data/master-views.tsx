import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "./form/master-editor.tsx";
import { MasterOverview } from "./list/master-overview.tsx";
import { MasterDetail } from "./master-detail.tsx";
import type { MasterScreens } from "./master-screens.ts";

/** What the panels of master data show; each is made once, when its panel is first opened. */

type Props = PanelProps<typeof masterParams>;

export const overview = (screens: MasterScreens) => () => <MasterOverview screens={screens} />;

export const create = (screens: MasterScreens) => (given: Pick<Props, "close">) => (
	<MasterEditor screens={screens} close={given.close} />
);

export const edit = (screens: MasterScreens) => (given: Props) => (
	<MasterEditor screens={screens} {...given} />
);

export const detail = (screens: MasterScreens) => (given: Props) => (
	<MasterDetail screens={screens} {...given} />
);

import type { noParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { specialAccountScreens } from "./special-account-screens.ts";

export default function SpecialAccountsCreatePanel(props: PanelProps<typeof noParams>) {
	return <MasterEditor screens={specialAccountScreens} {...props} />;
}

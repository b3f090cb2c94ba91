import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import { fieldScreens } from "./field-screens.tsx";

export default function CustomFieldsFieldDetailPanel({
	id,
	close,
}: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={fieldScreens} id={id} close={close} />;
}

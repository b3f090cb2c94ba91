import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { fieldScreens } from "./field-screens.tsx";

export default function CustomFieldsFieldEditPanel({ id, close }: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={fieldScreens} id={id} close={close} />;
}

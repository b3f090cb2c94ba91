import { TextField } from "../../../../kit/ui/field/text-field.tsx";
import { FormPanel } from "../../../../kit/ui/form/form-panel.tsx";
import { FormSection } from "../../../../kit/ui/form/form-section.tsx";
import type { PanelProps } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { useApiForm } from "../../../../kit/web/form/use-api-form.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { type Unit, UnitPanel } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

export default function UnitsEditPanel({
	unitId,
	close,
}: PanelProps<typeof unitParams>) {
	const { edit } = usePanelTitles();
	return (
		<UnitPanel unitId={unitId} title={edit}>
			{(unit) => <Editor unit={unit} close={close} />}
		</UnitPanel>
	);
}

interface Given {
	readonly unit: Unit;
	readonly close: () => void;
}

function Editor({ unit, close }: Given) {
	const { form: t, doing, done } = useTexts(german, english);
	const { edit } = usePanelTitles();
	const unitId = unit.id;
	const form = useApiForm({
		draftKey: `units.edit:${unitId}`,
		initial: { name: unit.name },
		version: unit.version,
		fields: { name: { label: t.name, required: true, section: "base" } },
		endpoint: contract.updateUnit,
		input: (values, version = unit.version) => ({
			unitId,
			version,
			...values,
		}),
		context: doing.save,
		renews: [contract.listUnits, contract.getUnit],
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getUnit, { unitId }),
	});
	return (
		<FormPanel form={form} title={edit} sub={unit.name} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("name")} maxLength={200} />
			</FormSection>
		</FormPanel>
	);
}

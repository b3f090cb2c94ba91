import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { UnitsField } from "#kit/ui/picker/units/unit-fields.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type CustomPlace, placesOfEntity } from "../contract/field-kinds.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewFields } from "./use-groups.ts";

import "#kit/web/master-data/master-data.css";

type Given = PanelProps<typeof masterParams>;

/** Limits a field to units and activities. */
export default function CustomFieldsAssignPanel({ id, close }: Given) {
	const { assign } = useTexts(texts);
	return (
		<AnswerPanel endpoint={contract.getCustomFieldAssignments} input={{ id }} words={assign}>
			{(saved) =>
				placesOfEntity[saved.entity].length === 0 ? (
					<PanelFrame sub={assign.sub(saved.name)}>
						<EmptyState text={assign.nowhere} />
					</PanelFrame>
				) : (
					<AssignForm id={id} saved={saved} close={close} />
				)
			}
		</AnswerPanel>
	);
}

type Assignments = AnswerOf<typeof contract.getCustomFieldAssignments>;

function AssignForm({ id, saved, close }: Given & { readonly saved: Assignments }) {
	const t = useTexts(texts).assign;
	const kinds = placesOfEntity[saved.entity];
	const form = useAssignForm(id, saved);
	return (
		<FormPanel form={form} sub={t.sub(saved.name)} close={close}>
			<div className="master-form">
				{kinds.includes("UNIT") && (
					<UnitsField
						{...form.field("units")}
						help={t.unitsHelp}
						placeholder={t.unitsPlaceholder}
						units={saved.units}
					/>
				)}
				{kinds.includes("ACTIVITY") && (
					<MultiSelectField
						{...form.field("activities")}
						help={t.activitiesHelp}
						placeholder={t.activitiesPlaceholder}
						options={saved.activities.map(({ id: value, name, color }) => ({
							value,
							label: name,
							color,
						}))}
					/>
				)}
			</div>
		</FormPanel>
	);
}

interface Values {
	readonly units: readonly string[];
	readonly activities: readonly string[];
}

function useAssignForm(id: string, saved: Assignments) {
	const t = useTexts(texts).assign;
	const chosen = (kind: CustomPlace) =>
		saved.places.filter(({ place }) => place === kind).map(({ placeId }) => placeId);
	const placed = (place: CustomPlace, ids: readonly string[]) =>
		ids.map((placeId) => ({ place, placeId }));
	return useApiForm<Values, typeof contract.putCustomFieldAssignments>({
		draftKey: `custom-fields.assign:${id}`,
		initial: { units: chosen("UNIT"), activities: chosen("ACTIVITY") },
		version: saved.version,
		fields: { units: { label: t.units }, activities: { label: t.activities } },
		endpoint: contract.putCustomFieldAssignments,
		input: ({ units, activities }, version = saved.version) => ({
			id,
			version,
			places: [...placed("UNIT", units), ...placed("ACTIVITY", activities)],
		}),
		onSaved: () => void renewFields(),
		reload: renewFields,
	});
}

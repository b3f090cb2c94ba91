import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { type CustomEntity, customEntities } from "../contract/field-kinds.ts";
import { texts } from "../text.ts";
import type { overviewParams } from "./custom-field-params.ts";
import { FieldGroupSection } from "./field-group-section.tsx";
import { customFieldsGroupCreate } from "./panels.ts";
import { useFieldRights, useGroups } from "./use-groups.ts";
import "./custom-fields.css";

/** The groups and fields of one kind of entity. */
export default function CustomFieldsOverviewPanel({
	entity: given = "USER",
}: PanelProps<typeof overviewParams>) {
	const t = useTexts(texts);
	const newGroup = useTitle(customFieldsGroupCreate);
	const [entity, setEntity] = useState<CustomEntity>(given);
	const [withArchived, setWithArchived] = useState(false);
	const { mayWrite } = useFieldRights();
	return (
		<PanelFrame>
			<div className="custom-fields-tools">
				<SelectField<CustomEntity>
					label={t.overview.entity}
					value={entity}
					clearable={false}
					options={customEntities.map((value) => ({ value, label: t.field.options.entity[value] }))}
					onChange={(next) => next !== null && setEntity(next)}
				/>
				<Checkbox
					label={t.overview.showArchived}
					checked={withArchived}
					onChange={(event) => setWithArchived(event.currentTarget.checked)}
				/>
				{mayWrite && (
					<AddButton
						label={newGroup}
						onClick={() => openPanel(customFieldsGroupCreate, { entity }, { stack: "sub" })}
					/>
				)}
			</div>
			<Groups entity={entity} withArchived={withArchived} />
		</PanelFrame>
	);
}

function Groups({ entity, withArchived }: { entity: CustomEntity; withArchived: boolean }) {
	const t = useTexts(texts).overview;
	const { groups, fields, state, refetch } = useGroups(entity);
	if (state !== "ready") {
		return <AwaitedState hasFailed={state === "failed"} text={t.notLoaded} onRetry={refetch} />;
	}
	if (groups.length === 0) return <EmptyState text={t.noGroup} />;
	return groups.map((group) => (
		<FieldGroupSection
			key={group.id}
			group={group}
			fields={fields.filter(
				({ groupId, isEnabled }) => groupId === group.id && (isEnabled || withArchived),
			)}
		/>
	));
}

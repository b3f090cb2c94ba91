import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Tag } from "#kit/ui/tag/tag.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { customFieldsFieldCreate, customFieldsFieldDetail } from "./panels.ts";
import { useFieldRights } from "./use-field-rights.ts";
import { useGroupActions } from "./use-group-actions.ts";
import type { ListedField, ListedGroup } from "./use-groups.ts";
import "#kit/web/master-data/master-data.css";

interface Given {
	readonly group: ListedGroup;
	readonly fields: readonly ListedField[];
}

/** One group with its fields. */
export function FieldGroupSection({ group, fields }: Given) {
	const t = useTexts(texts).overview;
	const titleId = useId();
	return (
		<section className="master-section custom-group" aria-labelledby={titleId}>
			<div className="custom-group-head">
				<h3 id={titleId}>{group.name}</h3>
				<GroupButtons group={group} />
			</div>
			{fields.length === 0 ? (
				<p>{t.noField}</p>
			) : (
				<ul className="custom-field-list">
					{fields.map((field) => (
						<li key={field.id}>
							<FieldRow field={field} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function GroupButtons({ group }: Pick<Given, "group">) {
	const t = useTexts(texts).overview;
	const { mayRead, mayWrite, mayDelete } = useFieldRights();
	const { rename, remove } = useGroupActions(group);
	const { id: groupId, entity, name } = group;
	return (
		<>
			{mayRead && <HistoryButton entity="custom_field_group" entityId={groupId} of={name} />}
			{mayWrite && (
				<>
					<IconButton
						icon={IconPlus}
						label={t.addField(name)}
						onClick={() =>
							openPanel(customFieldsFieldCreate, { entity, groupId }, { stack: "sub" })
						}
					/>
					<IconButton icon={IconPencil} label={t.rename(name)} onClick={() => void rename()} />
				</>
			)}
			{mayDelete && (
				<IconButton icon={IconTrash} label={t.remove(name)} onClick={() => void remove()} />
			)}
		</>
	);
}

function FieldRow({ field }: { readonly field: ListedField }) {
	const t = useTexts(texts);
	const { mayRead } = useFieldRights();
	const { id, name, type, isRequired, isPersonal, placeCount } = field;
	return (
		<button
			type="button"
			className="custom-field-row"
			disabled={!mayRead}
			onClick={() => openPanel(customFieldsFieldDetail, { id }, { stack: "sub" })}
		>
			<b>{name}</b>
			<span className="custom-field-kind">{t.field.options.type[type]}</span>
			{isRequired && <Tag>{t.overview.required}</Tag>}
			{isPersonal && <Tag>{t.overview.personal}</Tag>}
			{placeCount > 0 && <Tag>{t.overview.places(placeCount)}</Tag>}
			{!field.isEnabled && <ArchivedMark />}
		</button>
	);
}

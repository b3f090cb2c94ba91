import { IconChevronRight, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { Tag } from "#kit/ui/tag/tag.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { groupScreens } from "./field-screens.tsx";
import { customFieldsFieldCreate, customFieldsFieldDetail } from "./panels.ts";
import { type ListedField, type ListedGroup, renewFields, useFieldRights } from "./use-groups.ts";
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
			{mayRead && <IconChevronRight size={16} stroke={1.8} aria-hidden />}
		</button>
	);
}

/** Renaming and deleting a group. */
function useGroupActions(group: ListedGroup) {
	const t = useTexts(texts).overview;
	const { remove } = useEntryActions(groupScreens);
	const { id, version, entity, position, name } = group;
	const save = async (next: string) => {
		const values = { entity, position, name: next };
		await api(contract.updateCustomFieldGroup, { id, version, ...values });
		await renewFields();
	};
	return {
		rename: () =>
			openPicker(commonRename, {
				title: t.renameTitle,
				sub: name,
				value: name,
				maxLength: 100,
				draftKey: `custom-fields.rename:${id}`,
				save,
				onFailure: (error) => handleError(error, { context: t.renameTitle }),
			}),
		remove: () => remove({ ...group }),
	};
}

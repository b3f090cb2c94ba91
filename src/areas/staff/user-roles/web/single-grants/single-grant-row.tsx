import { IconPencil, IconX } from "@tabler/icons-react";
import { useState } from "react";
import {
	grantableLevels,
	isPermissionKey,
	type PermissionKey,
} from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type SingleGrant } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useIsOwnFixed } from "../fixed-notice.tsx";
import { DaysFields } from "../grant-form/grant-fields.tsx";
import { GrantFormFrame } from "../grant-form/grant-form-frame.tsx";
import { type DaysValues, useDaysRules } from "../grant-form/use-grant-rules.ts";
import { useGrantWords } from "../grant-form/use-grant-words.ts";
import { usePermissionWords } from "../permission-groups.ts";
import { renewGrants } from "../use-grants-live.ts";
import "../user-roles.css";

/** One single grant: the right, its level, its place, its days. */
export function SingleGrantRow({ grant }: { readonly grant: SingleGrant }) {
	const t = useTexts(texts);
	const { keyName, levelName } = usePermissionWords();
	const { placeText, daysText, isPast } = useGrantWords();
	const [isEditing, setEditing] = useState(false);
	const { key, level } = grant;
	const over = isPast(grant);
	return (
		<li data-past={over || undefined}>
			<div className="grant">
				<div>
					<b>
						{keyName(key)} · {isPermissionKey(key) && levelName(key, level)}
					</b>
					<small>
						{placeText(grant)} · {daysText(grant)}
						{over && ` · ${t.roles.past}`}
					</small>
				</div>
				<RowButtons grant={grant} onEdit={() => setEditing(true)} />
			</div>
			{isEditing && isPermissionKey(key) && (
				<SingleGrantChangeForm grant={grant} permission={key} onDone={() => setEditing(false)} />
			)}
		</li>
	);
}

interface Values extends DaysValues {
	readonly level: PermissionLevel | null;
}

interface Given {
	readonly grant: SingleGrant;
	readonly permission: PermissionKey;
	readonly onDone: () => void;
}

/** Level and days of a single grant; its right and place are those of another one. */
function SingleGrantChangeForm({ grant, permission, onDone }: Given) {
	const t = useTexts(texts).single;
	const { levelName } = usePermissionWords();
	const form = useChangeForm(grant);
	return (
		<GrantFormFrame form={form} title={t.edit} saveLabel={t.saveChange} onDone={onDone}>
			<SelectField<PermissionLevel>
				{...form.field("level")}
				options={grantableLevels(permission)
					.filter((level) => level !== "NONE")
					.map((value) => ({ value, label: levelName(permission, value) }))}
			/>
			<DaysFields from={form.field("validFrom")} to={form.field("validTo")} />
		</GrantFormFrame>
	);
}

function useChangeForm({ id, version, level, validFrom, validTo }: SingleGrant) {
	const t = useTexts(texts).single;
	return useApiForm<Values, typeof contract.updateUserPermission>({
		draftKey: `user-permissions.change:${id}`,
		initial: { level, validFrom, validTo },
		version,
		fields: { level: { label: t.level, required: true }, ...useDaysRules() },
		endpoint: contract.updateUserPermission,
		input: (values, known = version) => ({
			id,
			version: known,
			level: values.level ?? level,
			validFrom: values.validFrom ?? "",
			validTo: values.validTo,
		}),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
}

interface ButtonsGiven {
	readonly grant: SingleGrant;
	readonly onEdit: () => void;
}

function RowButtons({ grant, onEdit }: ButtonsGiven) {
	const t = useTexts(texts).single;
	const name = usePermissionWords().keyName(grant.key);
	const mayWrite = useMay("roles.manage", "WRITE");
	const mayDelete = useMay("roles.manage", "FULL");
	const isFixed = useIsOwnFixed(grant.userId);
	const { mutateAsync } = useAction(contract.deleteUserPermission, {
		context: t.remove,
		onDone: () => void renewGrants(),
	});
	const remove = async () => {
		const answer = await confirmDelete({
			title: t.remove,
			text: t.removeText(name),
			confirm: t.remove,
		});
		// a refusal is told by the action itself
		if (answer !== null) {
			await mutateAsync({ id: grant.id }).catch(() => undefined);
		}
	};
	const history = <HistoryButton entity="user_permission" entityId={grant.id} of={name} />;
	if (isFixed) return history;
	return (
		<>
			{history}
			{mayWrite && isPermissionKey(grant.key) && (
				<IconButton icon={IconPencil} label={`${t.edit}: ${name}`} onClick={onEdit} />
			)}
			{mayDelete && (
				<IconButton icon={IconX} label={`${t.remove}: ${name}`} onClick={() => void remove()} />
			)}
		</>
	);
}

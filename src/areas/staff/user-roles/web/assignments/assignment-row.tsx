import { IconCalendar, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type RoleAssignment } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useIsOwnFixed } from "../fixed-notice.tsx";
import { DaysFields } from "../grant-form/grant-fields.tsx";
import { GrantFormFrame } from "../grant-form/grant-form-frame.tsx";
import { type DaysValues, useDaysRules } from "../grant-form/use-grant-rules.ts";
import { useGrantWords } from "../grant-form/use-grant-words.ts";
import { renewGrants } from "../use-grants-live.ts";
import type { AssignSubject } from "./assign-form.tsx";
import "../user-roles.css";

interface Given {
	readonly assignment: RoleAssignment;
	readonly subject: AssignSubject;
}

/** One assignment: what the panel is not about anyway, its place, its days. */
export function AssignmentRow({ assignment, subject }: Given) {
	const t = useTexts(texts).roles;
	const { placeText, daysText, isPast } = useGrantWords();
	const [isEditing, setEditing] = useState(false);
	const { roleName, firstName, lastName } = assignment;
	const user = `${lastName}, ${firstName}`;
	const names = [
		...(subject.userId === undefined ? [user] : []),
		...(subject.roleId === undefined ? [roleName] : []),
	];
	const over = isPast(assignment);
	return (
		<li data-past={over || undefined}>
			<div className="grant">
				<div>
					<b>{names.join(" · ")}</b>
					<small>
						{placeText(assignment)} · {daysText(assignment)}
						{over && ` · ${t.past}`}
					</small>
				</div>
				<RowButtons assignment={assignment} user={user} onEdit={() => setEditing(true)} />
			</div>
			{isEditing && <DaysForm assignment={assignment} onDone={() => setEditing(false)} />}
		</li>
	);
}

interface DaysFormGiven {
	readonly assignment: RoleAssignment;
	readonly onDone: () => void;
}

/** From when until when a role is held. */
function DaysForm({ assignment, onDone }: DaysFormGiven) {
	const t = useTexts(texts).roles;
	const { id, version, validFrom, validTo } = assignment;
	const form = useApiForm<DaysValues, typeof contract.updateRoleAssignment>({
		draftKey: `roles.days:${id}`,
		initial: { validFrom, validTo },
		version,
		fields: useDaysRules(),
		endpoint: contract.updateRoleAssignment,
		input: (values, known = version) => ({
			id,
			version: known,
			validFrom: values.validFrom ?? "",
			validTo: values.validTo,
		}),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
	return (
		<GrantFormFrame form={form} title={t.edit} saveLabel={t.saveDays} onDone={onDone}>
			<DaysFields from={form.field("validFrom")} to={form.field("validTo")} />
		</GrantFormFrame>
	);
}

interface ButtonsGiven {
	readonly assignment: RoleAssignment;
	readonly user: string;
	readonly onEdit: () => void;
}

function RowButtons({ assignment, user, onEdit }: ButtonsGiven) {
	const t = useTexts(texts).roles;
	const isFixed = useIsOwnFixed(assignment.userId);
	const mayWrite = useMay("roles.manage", "WRITE");
	const mayDelete = useMay("roles.manage", "FULL");
	const { mutateAsync } = useAction(contract.deleteRoleAssignment, {
		context: t.remove,
		onDone: () => void renewGrants(),
	});
	const { id, roleName } = assignment;
	const remove = async () => {
		const answer = await confirmDelete({
			title: t.remove,
			text: t.removeText(roleName, user),
			confirm: t.remove,
		});
		// a refusal is told by the action itself
		if (answer !== null) await mutateAsync({ id }).catch(() => undefined);
	};
	const history = (
		<HistoryButton entity="role_assignment" entityId={id} of={`${roleName}, ${user}`} />
	);
	if (isFixed) return history;
	const named = (label: string) => `${label}: ${roleName}, ${user}`;
	return (
		<>
			{history}
			{mayWrite && <IconButton icon={IconCalendar} label={named(t.edit)} onClick={onEdit} />}
			{mayDelete && (
				<IconButton icon={IconX} label={named(t.remove)} onClick={() => void remove()} />
			)}
		</>
	);
}

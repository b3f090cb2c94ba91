import { type Icon, IconLock, IconPlus, IconX } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { ActionsMenu } from "#kit/ui/data-grid/menu/actions-menu.tsx";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { historyAction } from "#kit/web/master-data/history-action.ts";
import { useIsAdministrator, useMay, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RoleAssignment, SingleGrant } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useGrantsLive } from "../use-grants-live.ts";
import { useGrantWords } from "./use-grant-words.ts";
import "../user-roles.css";

interface SectionGiven {
	readonly label: string;
	readonly title: string;
	/** At the right of the title, before the way to give another. */
	readonly tools?: ReactNode;
	/** Whose grants these are; absent where they are of several. */
	readonly userId: string | undefined;
	readonly add: string;
	readonly isMain?: boolean;
	readonly form: (onDone: () => void) => ReactNode;
	readonly children: ReactNode;
}

/** Grants with the way to give another; one's own are shown, but locked. */
export function GrantSection(given: SectionGiven) {
	const mayWrite = useMay("roles.manage", "WRITE");
	const isFixed = useIsOwnFixed(given.userId);
	const noticeId = useId();
	const [isAdding, setAdding] = useState(false);
	useGrantsLive();
	return (
		<Section label={given.label}>
			<div className="master-section-head">
				<h3>{given.title}</h3>
				<div className="grants-tools">
					{given.tools}
					{mayWrite && !isAdding && (
						<PictureButton
							icon={IconPlus}
							label={given.add}
							variant={given.isMain ? "filled" : "default"}
							disabled={isFixed}
							aria-describedby={isFixed ? noticeId : undefined}
							onClick={() => setAdding(true)}
						/>
					)}
				</div>
			</div>
			{isAdding && given.form(() => setAdding(false))}
			{mayWrite && isFixed && <FixedNotice id={noticeId} />}
			{given.children}
		</Section>
	);
}

/** Says why one's own rights cannot be changed; what it locks points to it by `id`. */
export function FixedNotice({ id }: { readonly id: string }) {
	const { errors } = useTexts(texts);
	return (
		<p id={id} className="rights-fixed">
			<IconLock size={16} stroke={1.8} aria-hidden />
			{errors.OWN_RIGHTS}
		</p>
	);
}

/** Whether these are one's own rights, which nobody but an administrator changes. */
export function useIsOwnFixed(userId: string | undefined): boolean {
	const isAdministrator = useIsAdministrator();
	return useSessionOrNull()?.userId === userId && !isAdministrator;
}

interface ListGiven {
	/** Said where there is no grant. */
	readonly empty: string;
	/** What one would do. */
	readonly more?: string | undefined;
	readonly children: readonly ReactNode[];
}

export function GrantList({ empty, more, children }: ListGiven) {
	if (children.length === 0) return <EmptyState text={empty} {...(more && { more })} />;
	return <ul className="grants">{children}</ul>;
}

interface RowGiven {
	readonly grant: RoleAssignment | SingleGrant;
	readonly title: ReactNode;
	/** Tells its menu from those of others. */
	readonly name: string;
	/** As the history knows it. */
	readonly entity: "role_assignment" | "user_permission";
	/** Absent for what this version does not know. */
	readonly edit?: { readonly label: string; readonly icon: Icon } | undefined;
	readonly form: (onDone: () => void) => ReactNode;
	readonly remove: { readonly label: string; readonly text: string };
	readonly onRemove: () => Promise<unknown>;
}

/** One grant: what it is, its place, its days, and what may be done with it. */
export function GrantRow(given: RowGiven) {
	const { grant } = given;
	const { past } = useTexts(texts).roles;
	const { placeText, daysText, isPast } = useGrantWords();
	const [isEditing, setEditing] = useState(false);
	const isOver = isPast(grant);
	return (
		<li data-past={isOver || undefined}>
			<div className="grant">
				<div>
					<b>{given.title}</b>
					<small>
						{placeText(grant)} · {daysText(grant)}
						{isOver && ` · ${past}`}
					</small>
				</div>
				<RowMenu {...given} onEdit={() => setEditing(true)} />
			</div>
			{isEditing && given.form(() => setEditing(false))}
		</li>
	);
}

/** What may be done with a grant, in words. */
function RowMenu(given: RowGiven & { readonly onEdit: () => void }) {
	const { grant, name, edit, remove } = given;
	const mayWrite = useMay("roles.manage", "WRITE");
	const mayDelete = useMay("roles.manage", "FULL");
	const isFixed = useIsOwnFixed(grant.userId);
	const ask = async () => {
		const { label: title, text } = remove;
		const answer = await confirmDelete({ title, text, confirm: title });
		// a refusal is shown by the action itself
		if (answer !== null) await given.onRemove().catch(() => undefined);
	};
	const actions: RowAction<null>[] = [
		...(mayWrite && !isFixed && edit ? [{ id: "edit", ...edit, run: given.onEdit }] : []),
		...historyAction(given.entity, grant.id),
		...(mayDelete && !isFixed
			? [{ id: "remove", label: remove.label, icon: IconX, isDanger: true, run: () => void ask() }]
			: []),
	];
	return <ActionsMenu name={name} actions={actions} />;
}

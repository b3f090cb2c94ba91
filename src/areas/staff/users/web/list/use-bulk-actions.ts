import { IconSitemap, IconStar, IconTag } from "@tabler/icons-react";
import { contract as tagsContract } from "#areas/staff/tags/contract.ts";
import { openUnitPicker } from "#areas/staff/units/web/public.ts";
import { usersSpecialAccountsBulk } from "#areas/time-tracking/special-accounts/web/panels.ts";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { commonMultiCheck } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "#kit/web/api.ts";
import { changeMany, deleteMany } from "#kit/web/bulk/change-many.ts";
import { type BulkRun, thenClear, useEndingActions } from "#kit/web/bulk/use-ending-actions.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UserItem } from "../../contract/people.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewUsers, userName } from "../user.ts";
import { useTagOptions } from "./use-list-options.ts";

const recentTags = ownRecentChoices("tags");

/** How people are told of, and what shows them. */
const shown = { nameOf: userName, renew: renewUsers } as const;

type Action = BulkAction<UserItem>;
type Run = BulkRun<UserItem>;

/** What may be done with several people at once. */
export function useBulkActions(): readonly Action[] {
	const t = useTexts(texts).list;
	const mayWrite = useMay("users.manage", "WRITE");
	const mayDelete = useMay("users.manage", "FULL");
	const move = useMove();
	const tag = useTag();
	const ending = useEndingActions({
		mayWrite,
		mayDelete,
		archive: useSetMany(false),
		restore: useSetMany(true),
		remove: useRemoveMany(),
	});
	const writing: Action[] = [
		{ id: "tags", label: t.addTags, icon: IconTag, run: thenClear(tag) },
		{ id: "move", label: t.move, icon: IconSitemap, run: thenClear(move) },
	];
	return [...(mayWrite ? writing : []), ...useAccountAction(), ...ending];
}

/** Special accounts are time tracking's; its panel asks for them. */
function useAccountAction(): readonly Action[] {
	const language = useLanguage();
	const hasFeature = useFeature("TIMETRACKINGS");
	const mayAssign = useMay("specialaccounts.manage", "WRITE");
	if (!hasFeature || !mayAssign) return [];
	const run: Run = async (users) => {
		const people = users.map((user) => ({ id: user.id, name: userName(user) }));
		const answer = await openPicker(usersSpecialAccountsBulk, { people });
		return answer !== null;
	};
	const label = usersSpecialAccountsBulk.title(language);
	return [{ id: "special-accounts", label, icon: IconStar, run: thenClear(run) }];
}

function useSetMany(isEnabled: boolean): Run {
	const { actions: t, list } = useTexts(texts);
	const title = isEnabled ? t.restoring : t.archiving;
	return async (selected) => {
		const users = selected.filter((user) => user.isEnabled !== isEnabled);
		if (users.length === 0) return true;
		if (!isEnabled) {
			const text = t.archiveMany(String(users.length));
			const answer = await confirm({ title, text, confirm: list.archive, danger: true });
			if (answer === null) return false;
		}
		await changeMany({
			...shown,
			rows: users,
			title,
			done: t.changedMany,
			change: ({ id: userId, version }) =>
				api(contract.updateUserState, { userId, version, isEnabled }),
		});
		return true;
	};
}

function useRemoveMany(): Run {
	const t = useTexts(texts).actions;
	return async (rows) => {
		const answer = await confirmDelete({
			title: t.deleting,
			text: t.deleteMany(String(rows.length)),
		});
		if (answer === null) return false;
		await deleteMany({
			rows,
			title: t.deleting,
			nameOf: userName,
			remove: ({ id: userId }) => api(contract.deleteUser, { userId }),
		});
		await renewUsers();
		return true;
	};
}

function useMove(): Run {
	const t = useTexts(texts).actions;
	return async (users) => {
		const [unitId] = (await openUnitPicker({ title: t.moving })) ?? [];
		if (unitId === undefined) return false;
		await changeMany({
			...shown,
			rows: users.filter((user) => user.unitId !== unitId),
			title: t.moving,
			done: t.changedMany,
			change: ({ id: userId, version }) => api(contract.setUserUnit, { userId, unitId, version }),
		});
		return true;
	};
}

/** Adds tags; those that people have already stay. */
function useTag(): Run {
	const { actions: t, list } = useTexts(texts);
	const tags = useTagOptions();
	return async (users) => {
		const added = await openPicker(commonMultiCheck, {
			title: list.chooseTags,
			items: tags.map(({ value, label, color }) => ({ id: value, label, color })),
			value: [],
			recent: recentTags,
		});
		if (added === null || added.length === 0) return false;
		await changeMany({
			...shown,
			rows: users,
			title: t.tagging,
			done: t.changedMany,
			change: ({ id: userId, tags: worn }) => {
				const tagIds = new Set([...worn.map(({ id }) => id), ...added]);
				return api(tagsContract.putUserTags, { userId, tagIds: [...tagIds] });
			},
		});
		return true;
	};
}

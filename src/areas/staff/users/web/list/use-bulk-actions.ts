import {
	IconCoinEuro,
	IconMail,
	IconReportMoney,
	IconSitemap,
	IconStar,
	IconTag,
} from "@tabler/icons-react";
import { usersPayrollAccountsBulk } from "#areas/payroll/payroll-accounts/web/panels.ts";
import { usersWagesAssign } from "#areas/staff/contracts/web/panels.ts";
import { contract as tagsContract } from "#areas/staff/tags/contract.ts";
import { openUnitPicker } from "#areas/staff/units/web/public.ts";
import { usersSpecialAccountsBulk } from "#areas/time-tracking/special-accounts/web/panels.ts";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { commonMultiCheck } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "#kit/web/api.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { type BulkRun, thenClear, useEndingActions } from "#kit/web/bulk/use-ending-actions.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useAssignAction } from "#kit/web/person-record/use-assign-action.ts";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UserItem } from "../../contract/people.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { inviteMany } from "../invite-many.ts";
import { renewUsers, userName } from "../user.ts";
import { useTagOptions } from "./use-list-options.ts";

const recentTags = ownRecentChoices("tags");

/** How people are named, and what shows them. */
const shown = { nameOf: userName, renew: renewUsers } as const;

type Action = BulkAction<UserItem>;
type Run = BulkRun<UserItem>;

/** What may be done with several people at once. */
export function useBulkActions(): readonly Action[] {
	const { list: t, logins, actions } = useTexts(texts);
	const mayWrite = useMay("users.manage", "WRITE");
	const mayDelete = useMay("users.manage", "FULL");
	const move = useMove();
	const tag = useTag();
	const wages = useAssignAction<UserItem>({
		picker: usersWagesAssign,
		icon: IconCoinEuro,
		nameOf: userName,
	});
	const payroll = useAssignAction<UserItem>({
		picker: usersPayrollAccountsBulk,
		icon: IconReportMoney,
		nameOf: userName,
	});
	const ending = useEndingActions<UserItem>({
		...shown,
		mayWrite,
		mayDelete,
		isArchivingGrave: true,
		words: actions,
		setEnabled: ({ id: userId, version }, isEnabled) =>
			api(contract.updateUserState, { userId, version, isEnabled }),
		remove: ({ id: userId }) => api(contract.deleteUser, { userId }),
	});
	const writing: Action[] = [
		{ id: "tags", label: t.addTags, icon: IconTag, run: thenClear(tag) },
		{ id: "move", label: t.move, icon: IconSitemap, run: thenClear(move) },
		{ id: "invite", label: logins.invite, icon: IconMail, run: thenClear(invite) },
	];
	return [...(mayWrite ? writing : []), ...wages, ...useAccountAction(), ...payroll, ...ending];
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

const invite: Run = (users) =>
	inviteMany(users.map((user) => ({ id: user.id, name: userName(user) })));

function useMove(): Run {
	const { actions: t, list } = useTexts(texts);
	return async (users) => {
		const [unitId] = (await openUnitPicker({ title: list.move })) ?? [];
		if (unitId === undefined) return false;
		await changeMany({
			...shown,
			rows: users.filter((user) => user.unitId !== unitId),
			title: list.move,
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
			title: list.chooseTags,
			done: t.changedMany,
			change: ({ id: userId, tags: worn }) => {
				const tagIds = new Set([...worn.map(({ id }) => id), ...added]);
				return api(tagsContract.putUserTags, { userId, tagIds: [...tagIds] });
			},
		});
		return true;
	};
}

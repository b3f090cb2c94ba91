import {
	IconArchive,
	IconArrowBackUp,
	IconKey,
	IconPencil,
	IconTrash,
	IconUser,
} from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { UserItem } from "../../contract/people.ts";
import { texts } from "../../text.ts";
import { usersDetail, usersEdit, usersLogins } from "../panels.ts";

import { archiveUser, removeUser, restoreUser } from "../user-actions.ts";

type Action = RowAction<UserItem>;

/** The menu of one row; what was kept back from oneself cannot be changed either. */
export function useRowActions(): (user: UserItem) => readonly Action[] {
	const t = useTexts(texts).list;
	const title = useTitle(usersLogins);
	const mayWrite = useMay("users.manage", "WRITE");
	const mayDelete = useMay("users.manage", "FULL");
	const open: Action = {
		id: "open",
		label: t.open,
		icon: IconUser,
		run: ({ id: userId }) => openPanel(usersDetail, { userId }),
	};
	const edit: Action = {
		id: "edit",
		label: t.edit,
		icon: IconPencil,
		run: ({ id: userId }) => openPanel(usersEdit, { userId }),
	};
	const logins: Action = {
		id: "logins",
		label: title,
		icon: IconKey,
		run: ({ id: userId }) => openPanel(usersLogins, { userId }),
	};
	const { archive, restore, remove } = changes(t);
	return ({ isMasked, isEnabled }) => [
		open,
		...(isMasked ? [] : [logins]),
		...(mayWrite && !isMasked ? [edit, isEnabled ? archive : restore] : []),
		...(mayDelete && !isMasked ? [remove] : []),
	];
}

function changes(t: Words<typeof texts>["list"]) {
	const archive: Action = {
		id: "archive",
		label: t.archive,
		icon: IconArchive,
		run: (user) => void archiveUser(user),
	};
	const restore: Action = {
		id: "restore",
		label: t.restore,
		icon: IconArrowBackUp,
		run: (user) => void restoreUser(user),
	};
	const remove: Action = {
		id: "delete",
		label: t.remove,
		icon: IconTrash,
		isDanger: true,
		run: (user) => void removeUser(user),
	};
	return { archive, restore, remove };
}

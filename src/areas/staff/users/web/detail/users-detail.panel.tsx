import { IconPencil } from "@tabler/icons-react";
import { usersCustomFieldGroupEdit } from "#areas/settings/custom-fields/web/panels.ts";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useLive } from "#kit/web/live/use-live.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type userParams, usersDetail, usersEdit } from "../panels.ts";
import { PersonSection } from "../person-section.tsx";
import { useUserCustom } from "../use-user-custom.ts";
import { mayWrite, type User, userName } from "../user.ts";
import { archiveUser, removeUser, restoreUser } from "../user-actions.ts";
import { DetailHead } from "./detail-head.tsx";
import { BaseSection, PrivateSection } from "./person-sections.tsx";
import { FurtherSection, PlaceSection } from "./place-and-logins.tsx";

/** Further buttons of other features. */
const tools = { section: "users.detail.tools" };

/** One person; other features add their sections at the place `users.detail`. */
export default function UsersDetailPanel({ userId, close }: PanelProps<typeof userParams>) {
	useLive("organisation", ({ type }) => {
		if (type === "USERS") void renew(contract.getUser);
	});
	return (
		<LoadedPanel endpoint={contract.getUser} input={{ userId }}>
			{(user) => <Detail user={user} close={close} />}
		</LoadedPanel>
	);
}

function Detail({ user, close }: { readonly user: User; readonly close: () => void }) {
	const t = useTexts(texts).detail;
	const { id: userId, level, isMasked } = user;
	return (
		<PanelFrame
			title={userName(user)}
			sub={[user.unitName, user.siteName].filter(Boolean).join(" · ")}
			state={!user.isEnabled && <ArchivedMark />}
			actions={<DetailActions user={user} />}
			footer={<Foot user={user} close={close} />}
		>
			{isMasked ? (
				<p className="person-note">{t.masked}</p>
			) : (
				<div className="person-detail">
					<DetailHead user={user} />
					<FurtherSection user={user} />
					<BaseSection user={user} />
					<PlaceSection user={user} />
					<CustomSections user={user} />
					<Slot place={{ section: "users.detail" }} props={{ userId, level }} key={userId} />
					<PrivateSection user={user} />
				</div>
			)}
		</PanelFrame>
	);
}

/** The way through the list beneath, the trace of changes, and to the form. */
function DetailActions({ user }: { readonly user: User }) {
	const t = useTexts(texts).detail;
	return (
		<>
			<ListWalk
				id={user.id}
				endpoint={contract.getUser}
				input={(userId) => ({ userId })}
				open={(userId) => openPanel(usersDetail, { userId })}
			/>
			<Slot place={tools} props={{ user }} />
			{!user.isMasked && <HistoryButton entity="app_user" entityId={user.id} />}
			{mayWrite(user) && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() => openPanel(usersEdit, { userId: user.id }, { stack: "sub" })}
				/>
			)}
		</>
	);
}

function Foot({ user, close }: { readonly user: User; readonly close: () => void }) {
	const mayDelete = user.level === "FULL";
	if (!mayDelete && user.level !== "WRITE") return null;
	return (
		<EntryFoot
			isEnabled={user.isEnabled}
			onRemove={mayDelete && (() => removeUser(user))}
			onSwitch={() => (user.isEnabled ? archiveUser : restoreUser)(user)}
			close={close}
		/>
	);
}

/** What the company adds to its people, group by group. */
function CustomSections({ user }: { readonly user: User }) {
	const t = useTexts(texts).detail;
	const { groups } = useUserCustom(user, "READ");
	const { id: userId, custom, customNames } = user;
	return groups.map(({ id: groupId, name, fields }) => (
		<PersonSection
			key={groupId}
			title={name}
			action={
				mayWrite(user) && {
					label: t.edit,
					run: () => openPanel(usersCustomFieldGroupEdit, { userId, groupId }, { stack: "sub" }),
				}
			}
		>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</PersonSection>
	));
}

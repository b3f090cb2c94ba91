import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useLive } from "#kit/web/live/use-live.ts";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { BaseSection } from "./base-section.tsx";
import { CustomSections } from "./custom-sections.tsx";
import { DetailActions } from "./detail-actions.tsx";
import { LoadedPanel } from "./loaded-panel.tsx";
import { LoginsSection } from "./logins-section.tsx";
import type { userParams } from "./panels.ts";
import { PlaceSection } from "./place-section.tsx";
import { PrivateSection } from "./private-section.tsx";
import { usePanelTitles } from "./use-panel-titles.ts";
import type { User } from "./user.ts";
import { archiveUser, removeUser, restoreUser } from "./user-actions.ts";
import { userName } from "./user-name.ts";

type Given = PanelProps<typeof userParams>;

/** One person; other features add their sections at the place `users.detail`. */
export default function UsersDetailPanel({ userId, close }: Given) {
	const titles = usePanelTitles();
	useLive("organisation", ({ type }) => {
		if (type === "USERS") void renew(contract.getUser);
	});
	return (
		<LoadedPanel title={titles.detail} endpoint={contract.getUser} input={{ userId }}>
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
				<>
					<BaseSection user={user} />
					<PlaceSection user={user} />
					<CustomSections user={user} />
					<Slot place={{ section: "users.detail" }} props={{ userId, level }} key={userId} />
					<PrivateSection user={user} />
					<LoginsSection user={user} />
				</>
			)}
		</PanelFrame>
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

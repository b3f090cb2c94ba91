import { Avatar } from "#kit/ui/avatar.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Who is signed in, and where she belongs. */
export function PersonSection() {
	const t = useTexts(texts).profile;
	const session = useSession();
	return (
		<ProfileSection title={t.person}>
			<div className="profile-person">
				<Avatar {...session} size={44} />
				<b>{`${session.firstName} ${session.lastName}`}</b>
			</div>
			<dl className="profile-rows">
				<dt>{t.username}</dt>
				<dd>{session.username}</dd>
				<dt>{t.unit}</dt>
				<dd>{session.primaryUnit.name}</dd>
				<dt>{t.site}</dt>
				<dd>{session.primarySite.name}</dd>
			</dl>
		</ProfileSection>
	);
}

import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DisplaySection } from "./display-section.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PersonSection } from "./person-section.tsx";
import "./profile.css";

/** What concerns one's own person: looks, password, sessions. */
export default function PrivatePanel() {
	const t = useTexts(texts).profile;
	return (
		<PanelFrame title={t.title}>
			<PersonSection />
			<DisplaySection />
			<PasswordSection />
			<OwnSessions />
		</PanelFrame>
	);
}

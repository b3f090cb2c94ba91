import { PersonList } from "#kit/web/person-record/person-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { heldScreens } from "./screens.tsx";

/** What a person is qualified for; one's own also without any right. */
export default function UsersQualificationsPanel({ userId }: { readonly userId: string }) {
	const { many } = useTexts(texts).master;
	return <PersonList screens={heldScreens} userId={userId} crumb={many} />;
}

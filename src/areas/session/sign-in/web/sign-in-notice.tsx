import { IconInfoCircle } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Why somebody finds herself at the sign-in page. */
export function SignInNotice({ reason }: { readonly reason: string | undefined }) {
	const words: Readonly<Record<string, string>> = useTexts(texts).reasons;
	const text = reason === undefined ? undefined : words[reason];
	if (text === undefined) return null;
	return (
		<p className="entry-notice" role="status">
			<IconInfoCircle size={18} stroke={1.7} aria-hidden />
			{text}
		</p>
	);
}

import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

/** The third step: signed in, on the way. */
export function RedirectStep() {
	const t = useTexts(texts).redirect;
	return (
		<>
			<SignInSteps step="redirect" />
			<h1>{t.title}</h1>
			<p className="entry-text" role="status">
				{t.text}
			</p>
			<LoadingState />
		</>
	);
}

import { IconCheck } from "@tabler/icons-react";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

const names = ["tenant", "credentials", "redirect"] as const;
export type SignInStep = (typeof names)[number];

/** The three steps, with the present one and those that are done. */
export function SignInSteps({ step }: { readonly step: SignInStep }) {
	const t = useTexts(texts).steps;
	const present = names.indexOf(step);
	return (
		<ol className="entry-steps" aria-label={t.label}>
			{names.map((name, index) => (
				<li
					key={name}
					data-state={index < present ? "done" : index === present ? "current" : "open"}
					{...(index === present ? { "aria-current": "step" } : {})}
				>
					<span className="entry-step-mark">
						{index < present ? (
							<IconCheck size={14} stroke={2.2} aria-label={t.done} role="img" />
						) : (
							index + 1
						)}
					</span>
					{t[name]}
				</li>
			))}
		</ol>
	);
}

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

import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type Lock, lockTime } from "./use-lock.ts";

const radius = 22;

/** That signing in is blocked, and for how long; read aloud once, the ticking number is not. */
export function LockBox({ lock }: { readonly lock: Lock }) {
	const t = useTexts(texts).lock;
	const length = 2 * Math.PI * radius;
	const share = lock.left / lock.whole;
	return (
		<div className="lock-box" role="alert">
			<svg width="50" height="50" viewBox="0 0 50 50" fill="none" aria-hidden>
				<g stroke="currentColor" strokeWidth="4">
					<circle cx="25" cy="25" r={radius} opacity="0.2" />
					<circle
						className="lock-ring-left"
						cx="25"
						cy="25"
						r={radius}
						strokeLinecap="round"
						strokeDasharray={`${length * share} ${length}`}
					/>
				</g>
				<path
					d="M20 24v-3a5 5 0 0 1 10 0v3m-12 0h14v9H18zM25 28v1"
					stroke="currentColor"
					strokeWidth="1.7"
					strokeLinejoin="round"
					strokeLinecap="round"
				/>
			</svg>
			<div>
				<b>
					{t.title}{" "}
					<span role="timer" aria-live="off">
						{lockTime(lock.left)}
					</span>
				</b>
				<p>{t.text}</p>
			</div>
		</div>
	);
}

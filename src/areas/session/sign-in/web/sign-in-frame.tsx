import type { ReactNode } from "react";
import { ProductMark } from "#kit/web/shell/product-mark.tsx";
import { texts as shellTexts } from "#kit/web/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DayRing } from "./day-ring.tsx";
import { DisplayControls } from "./display-controls.tsx";
import { ServiceState } from "./service-state.tsx";
import "./sign-in-frame.css";

/** What stands around every page before a session: the petrol column, language and theme, the page's own part. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
	const t = useTexts(texts).frame;
	const { product } = useTexts(shellTexts);
	return (
		<div className="entry">
			<aside className="entry-side" aria-label={t.about}>
				<p className="entry-mark">
					<ProductMark size={34} />
					<b>{product}</b>
				</p>
				<DayRing />
				<div className="entry-claim">
					<b>{t.claim}</b>
					<p>{t.claimText}</p>
				</div>
				<ServiceState />
			</aside>
			<div className="entry-paper">
				<header className="entry-top">
					<p className="entry-mark entry-mark-phone">
						<ProductMark size={28} />
						<b>{product}</b>
					</p>
					<DisplayControls />
				</header>
				<main className="entry-main">{children}</main>
			</div>
		</div>
	);
}

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import "./paper.css";

/**
 * Prints something other than the page: it stands alone on paper, in light colours whatever the theme is.
 *
 * @param content made when somebody prints
 */
export function usePaper(content: () => ReactNode): {
	readonly start: () => void;
	/** To be rendered anywhere; empty but for the moment of printing. */
	readonly paper: ReactNode;
} {
	const [isPrinting, setIsPrinting] = useState(false);
	usePrinting("paper", isPrinting, () => setIsPrinting(false));
	return {
		start: () => setIsPrinting(true),
		paper: isPrinting && createPortal(<div className="paper">{content()}</div>, document.body),
	};
}

/** Prints once something stands there to be printed; the mark at the page says to the style sheets what that is. */
export function usePrinting(mark: "paper" | "printing", isPrinting: boolean, end: () => void) {
	const onEnd = useEffectEvent(end);
	useEffect(() => {
		if (!isPrinting) return;
		const ended = () => onEnd();
		document.body.dataset[mark] = "";
		addEventListener("afterprint", ended);
		print();
		return () => {
			delete document.body.dataset[mark];
			removeEventListener("afterprint", ended);
		};
	}, [mark, isPrinting]);
}

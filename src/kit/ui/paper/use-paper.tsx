import { type ReactNode, useEffect, useState } from "react";
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
	useEffect(() => {
		if (!isPrinting) return;
		const end = () => setIsPrinting(false);
		document.body.dataset.paper = "";
		addEventListener("afterprint", end);
		print();
		return () => {
			delete document.body.dataset.paper;
			removeEventListener("afterprint", end);
		};
	}, [isPrinting]);
	return {
		start: () => setIsPrinting(true),
		paper: isPrinting && createPortal(<div className="paper">{content()}</div>, document.body),
	};
}

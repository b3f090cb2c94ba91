import { type ReactNode, useId } from "react";

interface Given {
	readonly title: string;
	readonly children: ReactNode;
}

/** Samples of one kind. */
export function GallerySection({ title, children }: Given) {
	const titleId = useId();
	return (
		<section className="gallery-section" aria-labelledby={titleId}>
			<h2 id={titleId}>{title}</h2>
			{children}
		</section>
	);
}

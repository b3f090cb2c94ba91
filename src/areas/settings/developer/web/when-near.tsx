import { type ReactNode, useEffect, useRef, useState } from "react";

/** Draws heavy samples once they are nearly in sight: nobody waits for what is far below. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (element === null) return;
		const observer = new IntersectionObserver(
			(seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
			{ rootMargin: "200px" },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={place} className="gallery-near">
			{isNear && children}
		</div>
	);
}

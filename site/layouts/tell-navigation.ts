const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** Whether the visitor comes back: then the browser looks for the place where they were, and all must be laid out. */
document.documentElement.dataset.navigation = arrival?.type ?? "";

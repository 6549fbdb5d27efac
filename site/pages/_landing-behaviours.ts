// All that the landing page does, as one script of the page: each of its own is a hash more in the policy.
import "#site/features/download-overlay/load-download-overlay.ts";
import "#site/features/landing/start-landing-motion.ts";
